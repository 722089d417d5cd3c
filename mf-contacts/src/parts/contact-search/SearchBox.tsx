import { SearchBox as FluentSearchBox } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useSearchBoxStyles } from './SearchBox.styles.ts'

/** The delay between typing and searching. */
const REST_MS = 250

export interface SearchBoxProps {
  label: string
  /** The current search. The box updates if it changes elsewhere. */
  value: string
  onSearch: (text: string) => void
}

/** A debounced search box. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const styles = useSearchBoxStyles()
  const [text, setText] = useState(value)
  const sent = useRef(value)

  useEffect(() => {
    // Only for changes from elsewhere: the update of our own search must not overwrite newer typing.
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
