import { SearchBox as FluentSearchBox } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useSearchBoxStyles } from './SearchBox.styles.ts'

/** How long the typing rests before the list follows. */
const REST_MS = 250

export interface SearchBoxProps {
  label: string
  /** What is searched for now; the box follows it when it changes elsewhere. */
  value: string
  onSearch: (text: string) => void
}

/** A search that follows the typing once it rests. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const styles = useSearchBoxStyles()
  const [text, setText] = useState(value)
  const sent = useRef(value)

  useEffect(() => {
    // Only what changed elsewhere: an answer to our own search must not take back what was typed since.
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    if (text.trim() === sent.current) return undefined
    const resting = window.setTimeout(() => {
      sent.current = text.trim()
      onSearch(sent.current)
    }, REST_MS)
    return () => window.clearTimeout(resting)
  }, [text, onSearch])

  return (
    <FluentSearchBox
      aria-label={label}
      placeholder={label}
      className={styles.box}
      value={text}
      maxLength={100}
      onChange={(_, data) => setText(data.value)}
    />
  )
}
