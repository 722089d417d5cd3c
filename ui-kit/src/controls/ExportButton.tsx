import { Button, Tooltip } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { copy } from './copy.ts'

export interface ExportButtonProps {
  /** The address of the file. */
  href: string
  /** The content of the file: "142 contacts, as filtered". */
  what: string
  /** Shows only the icon. */
  isSmall?: boolean
}

/** Downloads a list as a file. A tooltip says what the file will contain. */
export function ExportButton({ href, what, isSmall = false }: ExportButtonProps) {
  return (
    <Tooltip content={copy.exportButton.hint(what)} relationship="description">
      <Button as="a" href={href} download="" icon={<ArrowDownloadRegular />} aria-label={copy.exportButton.label}>
        {isSmall ? null : copy.exportButton.label}
      </Button>
    </Tooltip>
  )
}
