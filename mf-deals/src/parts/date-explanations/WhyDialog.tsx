import { Button } from '@fluentui/react-components'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { copy } from './copy.ts'
import { DateExplanationView } from './DateExplanationView.tsx'
import type { WhyDateProps } from './WhyDate.tsx'

/** The explanation of a date as a dialog, for dates that cannot contain a button, such as a bar of the timeline. */
export function WhyDialog({ deal, of, title, onClose }: Omit<WhyDateProps, 'children'> & { onClose: () => void }) {
  return (
    <ModalSurface
      open
      title={copy.whyDialog.title(title)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.whyDialog.close}</Button>}
    >
      <DateExplanationView deal={deal} of={of} />
    </ModalSurface>
  )
}
