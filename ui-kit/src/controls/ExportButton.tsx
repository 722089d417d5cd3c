import { Button, Tooltip } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'

export interface ExportButtonProps {
  /** The address of the file. */
  href: string
  /** What will be in it: "142 contacts, as filtered". */
  what: string
  /** With its icon alone. */
  isSmall?: boolean
}

/** Saves a list as a file, and says before what will be in it. */
export function ExportButton({ href, what, isSmall = false }: ExportButtonProps) {
  return (
    <Tooltip content={`Saves ${what}`} relationship="description">
      <Button as="a" href={href} download="" icon={<ArrowDownloadRegular />} aria-label="Export CSV">
        {isSmall ? null : 'Export CSV'}
      </Button>
    </Tooltip>
  )
}
