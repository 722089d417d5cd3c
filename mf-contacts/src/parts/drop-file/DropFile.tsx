import { useAtomValue } from 'jotai'
import { canExport } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { type DragEvent, type ReactNode, useState } from 'react'
import { copy } from './copy.ts'
import { useDropFileStyles } from './DropFile.styles.ts'

export interface DropFileProps {
  onFile: (file: File) => void
  children: ReactNode
}

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes a file of leads that is dropped anywhere on the page, for users who may import. */
export function DropFile({ onFile, children }: DropFileProps) {
  const styles = useDropFileStyles()
  const mayImport = canExport(useAtomValue(userProfileAtom))
  const [isOver, setIsOver] = useState(false)
  if (!mayImport) return children
  const over = (event: DragEvent) => {
    if (!isFile(event)) return
    event.preventDefault()
    setIsOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    if (!isFile(event) || event.defaultPrevented) return
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div className={styles.page} onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
      {isOver && (
        <div className={styles.cover} aria-hidden>
          <div className={styles.words}>{copy.drop}</div>
        </div>
      )}
    </div>
  )
}
