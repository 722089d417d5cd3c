/**
 * The tags of an XML text, one after another, with the text behind each. In linear time, without entities of its own and
 * without anything from elsewhere: a hostile document can do no harm.
 */
export type Tag = {
  /** Without its prefix. */
  name: string
  isEnd: boolean
  isEmpty: boolean
  /** The tag with its attributes. */
  text: string
  /** What follows, up to the next tag. */
  content: string
}

const TAG = /<([^<>]*)>([^<]*)/g

/** The tags of an XML text, in order, each with the text that follows it. */
export function* tags(xml: string): Generator<Tag> {
  for (const [, text = '', content = ''] of xml.matchAll(TAG)) {
    const isEnd = text.startsWith('/')
    const name = /^\/?(?:[\w.-]+:)?([\w.-]+)/.exec(text)?.[1] ?? ''
    if (name !== '') yield { name, isEnd, isEmpty: text.endsWith('/'), text, content: plainText(content) }
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const LAST_CODE = 0x10ffff

/** The text with its entities replaced. */
export const plainText = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
        const code = hex ? Number.parseInt(String(hex), 16) : decimal ? Number(decimal) : Number.NaN
        if (Number.isNaN(code)) return ENTITIES[String(name).toLowerCase()] ?? whole
        return code <= LAST_CODE ? String.fromCodePoint(code) : ''
      })
    : text

/** The value of an attribute, with any prefix; empty without one. */
export function attribute(tag: string, name: string): string {
  const found = new RegExp(`(?:^|[\\s:])${name}="([^"]*)"`).exec(tag)
  return plainText(found?.[1] ?? '')
}
