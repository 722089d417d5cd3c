import { Button, Textarea } from '@fluentui/react-components'
import type { LeadMailContent } from 'openapi'
import { useId } from 'react'
import { ErrorState } from 'ui-kit/ErrorState'
import { FactList } from 'ui-kit/FactList'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from './copy.ts'
import { useMailContent } from './lead-mail.api.ts'
import { useLeadMailStyles } from './LeadMail.styles.ts'
import { MakeLeadForm } from './MakeLeadForm.tsx'
import { shownHtml } from './shown-html.ts'

/** One email, shown safely, with the lead to be made of it. */
export function LeadMailPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: mail, ...query } = useMailContent(id)
  const form = useId()
  return (
    <SidePanel
      open
      title={mail ? mail.subject || copy.noSubject : copy.panel.loading}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.panel.close}</Button>
          <Button appearance="primary" type="submit" form={form} disabledFocusable={!mail}>
            {copy.panel.make}
          </Button>
        </>
      }
    >
      {query.isPending && <SkeletonRows label={copy.panel.loading} rows={8} />}
      {query.isLoadingError && (
        <ErrorState title={copy.panel.failed} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {mail && (
        <>
          <Content mail={mail} />
          <MakeLeadForm id={form} mail={mail} onDone={onClose} />
        </>
      )}
    </SidePanel>
  )
}

function Content({ mail }: { mail: LeadMailContent }) {
  const styles = useLeadMailStyles()
  return (
    <>
      <Hint>{copy.from(mail.from_name, mail.from_address)}</Hint>
      <h3 className={styles.heading}>{copy.panel.says}</h3>
      {mail.is_unreadable && <Hint>{copy.unreadableHint}</Hint>}
      {mail.html ? (
        // Nothing in it runs: no scripts, no forms, no links, and not this page's origin.
        <iframe className={styles.frame} sandbox="" srcDoc={shownHtml(mail.html)} title={copy.panel.says} />
      ) : (
        mail.text && (
          <Textarea
            className={styles.text}
            readOnly
            rows={10}
            resize="vertical"
            value={mail.text}
            aria-label={copy.panel.says}
          />
        )
      )}
      {mail.html && <Hint>{copy.panel.hint}</Hint>}
      {mail.attachments.length > 0 && (
        <FactList facts={[{ label: copy.attachments, value: mail.attachments.join(', ') }]} />
      )}
    </>
  )
}
