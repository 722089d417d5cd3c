import { mergeClasses } from '@fluentui/react-components'
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf'
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table'
import { DocumentTextRegular } from '@fluentui/react-icons/svg/document-text'
import { ImageRegular } from '@fluentui/react-icons/svg/image'
import { SlideTextRegular } from '@fluentui/react-icons/svg/slide-text'
import type { FileType } from 'openapi/codes'
import type { ReactNode } from 'react'
import { useFileMarkStyles } from './FileMark.styles.ts'

type Tone = 'pdf' | 'document' | 'sheet' | 'slides' | 'mark'

const image: [Tone, ReactNode] = ['mark', <ImageRegular key="image" />]
const MARKS: { readonly [type in FileType]: readonly [Tone, ReactNode] } = {
  pdf: ['pdf', <DocumentPdfRegular key="pdf" />],
  docx: ['document', <DocumentTextRegular key="docx" />],
  xlsx: ['sheet', <DocumentTableRegular key="xlsx" />],
  pptx: ['slides', <SlideTextRegular key="pptx" />],
  png: image,
  jpeg: image,
  webp: image,
  avif: image,
  heic: image,
}

/** An icon for the type of a file, or a thumbnail of an image. Decorative: show the name beside it. */
export function FileMark({ type, thumbnail }: { type: FileType; thumbnail?: string | undefined }) {
  const styles = useFileMarkStyles()
  const [tone, sign] = MARKS[type]
  return (
    <span aria-hidden className={mergeClasses(styles.mark, styles[tone])}>
      {thumbnail ? <img className={styles.image} src={thumbnail} alt="" loading="lazy" /> : sign}
    </span>
  )
}
