import { Button } from '@fluentui/react-components'
import type { LeadSource } from 'openapi'
import { CopyField } from 'ui-kit/CopyField'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { embedCode, formAddress } from './form-address.ts'
import { FormPreview } from './FormPreview.tsx'
import { useLeadSourcesStyles } from './LeadSources.styles.ts'
import { copy } from './copy.ts'

/** The code that shows a form on a website, and how the form looks there. */
export function EmbedDialog({ source, onClose }: { source: LeadSource; onClose: () => void }) {
  const styles = useLeadSourcesStyles()
  const { key, form, name } = source
  if (key === null || !form) return null
  return (
    <ModalSurface
      open
      title={copy.embed.title(name)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.embed.close}</Button>}
    >
      <Hint>{copy.embed.text}</Hint>
      <CopyField label={copy.embed.code} value={embedCode(key, form.title)} />
      <h3 className={styles.heading}>{copy.embed.preview}</h3>
      <FormPreview address={formAddress(key)} title={form.title} />
    </ModalSurface>
  )
}
