import { useAtomValue, useSetAtom } from 'jotai'
import { canExport } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useSearchParams } from 'remote-kit/use-search-params'
import { type DragEvent, type ReactNode, useState } from 'react'
import { copy } from './copy.ts'
import { useDropLeadsStyles } from './DropLeads.styles.ts'
import { droppedFileAtom } from './dropped-file.atoms.ts'

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Imports a file of leads that is dropped anywhere on the page, for users who may. */
export function DropLeads({ children }: { children: ReactNode }) {
  const styles = useDropLeadsStyles()
  const mayImport = canExport(useAtomValue(userProfileAtom))
  const setFile = useSetAtom(droppedFileAtom)
  const [, setParams] = useSearchParams()
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
    if (!file) return
    setFile(file)
    setParams((params) => {
      params.set('import', 'new')
      params.delete('contact')
      params.delete('create')
      return params
    })
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
