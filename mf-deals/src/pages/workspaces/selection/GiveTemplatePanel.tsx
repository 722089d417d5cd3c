import type { DealsChange, Template } from 'openapi'
import { Representation } from 'openapi/codes'
import { useState } from 'react'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { TemplateChoice } from '#parts/templates/TemplateChoice.tsx'
import { useTemplates } from '#parts/templates/templates.api.ts'
import { AgreedChangePanel } from './AgreedChangePanel.tsx'
import type { BulkPanelProps } from './bulk-actions.ts'
import { copy } from './copy.ts'

/** Applies a template to many deals. Each gets what it doesn't have yet. */
export function GiveTemplatePanel({ deals, onChanged, onClose }: BulkPanelProps) {
  const templates = useTemplates().data?.results
  const [choice, setChoice] = useState<Template | null>(null)
  const [switches, setSwitches] = useState<string[]>([])
  const template = choice ?? templates?.[0] ?? null
  const changeOf = (): DealsChange | null =>
    template && { action: 'template', deals, template: template.id, ...(switches.length > 0 && { switches }) }

  return (
    <AgreedChangePanel
      title={copy.giveTemplatePanel.title(formatQuantity(deals.length, 'deal'))}
      action={copy.giveTemplatePanel.submit}
      changeOf={changeOf}
      onChanged={onChanged}
      onClose={onClose}
    >
      {!templates && <SkeletonRows label={copy.giveTemplatePanel.loading} rows={2} />}
      {templates && (
        <TemplateChoice
          label={copy.giveTemplatePanel.template}
          templates={templates}
          representation={template?.representation ?? Representation.Buyer}
          chosen={template}
          switches={switches}
          onChoose={(chosen) => {
            setChoice(chosen)
            setSwitches([])
          }}
          onSwitch={setSwitches}
        />
      )}
      <Hint>{templates?.length === 0 ? copy.giveTemplatePanel.none : copy.giveTemplatePanel.hint}</Hint>
    </AgreedChangePanel>
  )
}
