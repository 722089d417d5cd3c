import { Fragment } from 'react'
import { Link } from 'react-router'

/** `**bold**`, `` `code` ``, `[[Ctrl K]]` for a key, `[terms of use](/tou)` for a page of the product. */
const MARK = /(\*\*[^*]+\*\*|`[^`]+`|\[\[[^\]]+\]\]|\[[^\]]+\]\(\/[^)]*\))/

export interface RichTextProps {
  text: string
  linkClassName?: string
}

/** A sentence of a copy file with its marks, so that a sentence stays in one piece there. */
export function RichText({ text, linkClassName }: RichTextProps) {
  return text.split(MARK).map((part, i) => (
    <Fragment key={i}>
      <Part part={part} linkClassName={linkClassName} />
    </Fragment>
  ))
}

function Part({ part, linkClassName }: { part: string; linkClassName: string | undefined }) {
  const [, label, to] = /^\[([^\]]+)\]\((\/[^)]*)\)$/.exec(part) ?? []
  if (label !== undefined && to !== undefined) {
    return (
      <Link to={to} {...(linkClassName && { className: linkClassName })}>
        {label}
      </Link>
    )
  }
  if (part.startsWith('**')) return <b>{part.slice(2, -2)}</b>
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
  if (part.startsWith('[[')) return <kbd>{part.slice(2, -2)}</kbd>
  return part
}
