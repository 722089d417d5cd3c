/**
 * Reads the HTML of an email, which anyone may have written: into text, into HTML that is safe to show, and its meta tags.
 * It is parsed as a stream and rebuilt from a list of what is allowed, so nothing of the original gets through. Pure.
 */
import { Parser } from 'htmlparser2'

export type ReadHtml = {
  /** A line for each line, cells of a row with tabs between them. */
  text: string
  /** Only these tags, without attributes: it runs, loads and links to nothing. */
  html: string
  /** The contents of meta tags by name. */
  meta: ReadonlyMap<string, string>
}

/** More is for no one to read. */
const LONGEST = 200_000
const DEEPEST = 60
const MOST_META = 100

const ALLOWED = new Set(
  'p div br hr span b strong i em u s small h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tfoot tr td th caption blockquote pre code dl dt dd'.split(
    ' ',
  ),
)
const VOID = new Set(['br', 'hr'])
/** Their text is none. */
const SILENT = new Set(
  'script style head title template noscript iframe object embed svg math audio video canvas select textarea form button'.split(
    ' ',
  ),
)
const BREAKING = new Set('p div br hr h1 h2 h3 h4 h5 h6 ul ol li table tr caption blockquote pre dl dt dd'.split(' '))
const CELLS = new Set(['td', 'th'])

const ESCAPES: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)

/** Reads it. What is too long or too deep is cut off. */
export function readHtml(source: string): ReadHtml {
  const out: string[] = []
  const text: string[] = []
  const meta = new Map<string, string>()
  const open: string[] = []
  let length = 0
  let silent = 0

  const add = (tag: string) => {
    length += tag.length
    out.push(tag)
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'meta' && meta.size < MOST_META && attributes['name'] && attributes['content'])
          meta.set(attributes['name'].toLowerCase(), attributes['content'].slice(0, 10_000))
        if (SILENT.has(name)) silent += 1
        if (silent > 0 || length > LONGEST) return
        if (BREAKING.has(name)) text.push('\n')
        if (!ALLOWED.has(name)) return
        if (VOID.has(name)) add(`<${name}>`)
        else if (open.length < DEEPEST) {
          open.push(name)
          add(`<${name}>`)
        }
      },
      ontext(data) {
        if (silent > 0 || length > LONGEST) return
        const kept = data.slice(0, LONGEST - length)
        add(escape(kept))
        text.push(kept.replaceAll(/\s+/g, ' '))
      },
      onclosetag(name) {
        if (SILENT.has(name)) silent = Math.max(0, silent - 1)
        if (silent > 0 || length > LONGEST) return
        if (CELLS.has(name)) text.push('\t')
        if (BREAKING.has(name) && !VOID.has(name)) text.push('\n')
        if (open.at(-1) === name) {
          open.pop()
          add(`</${name}>`)
        }
      },
    },
    { lowerCaseTags: true, decodeEntities: true },
  )
  parser.write(source)
  parser.end()
  const html =
    out.join('') +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  return { text: lines(text.join('')), html, meta }
}

/** Without blank ends, and with one blank line at most. */
const lines = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[ \u00a0]+/g, ' ')
        .replaceAll(/ ?\t ?/g, '\t')
        .replace(/^[ \t]+|[ \t]+$/g, ''),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
