import { useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { contactSourceLabels, dealTypeLabels, representationLabels } from 'openapi/codes'
import { dealFields } from 'openapi/fields/deal'
import { type Control, useWatch } from 'react-hook-form'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { activePhasesAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import { ContactPicker } from '#parts/contacts/ContactPicker.tsx'
import { contactName } from '#parts/contacts/contacts.api.ts'
import type { PickedContact } from '#parts/contacts/picked-contact.ts'
import { checkAmount } from '#parts/inline-edit/codecs.ts'
import { TemplateChoice } from '#parts/templates/TemplateChoice.tsx'
import { copy } from './copy.ts'
import { type NewDeal, representationOf } from './new-deal.ts'
import { useNewDealFieldsStyles } from './NewDealFields.styles.ts'
import type { useStartingTemplate } from './use-starting-template.ts'

export interface NewDealFieldsProps {
  control: Control<NewDeal>
  /** The client that the deal is for, if it is known. */
  client: Contact | undefined
  start: ReturnType<typeof useStartingTemplate>
  picked: PickedContact | null
  onPick: (contact: PickedContact | null) => void
  onType: (words: string) => void
  clientProblem: string | null
}

/** The fields of a new deal below its name. */
export function NewDealFields({ control, client, start, picked, onPick, onType, clientProblem }: NewDealFieldsProps) {
  const styles = useNewDealFieldsStyles()
  const phases = useAtomValue(activePhasesAtom)
  const representation = representationOf({ representation: useWatch({ control, name: 'representation' }) })
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          control={control}
          name="representation"
          label={dealFields.representation.label}
          required
          options={codeOptions(representationLabels)}
        />
        <SelectField
          control={control}
          name="deal_type"
          label={dealFields.deal_type.label}
          options={codeOptions(dealTypeLabels)}
        />
      </div>
      <ContactPicker
        label={copy.createDealDialog.client}
        {...(client && { initialText: contactName(client) })}
        validationMessage={clientProblem}
        picked={picked}
        onPick={onPick}
        onType={onType}
      />
      {start.templates.length > 0 && (
        <TemplateChoice
          label={copy.createDealDialog.template}
          none="None"
          templates={start.templates}
          representation={representation}
          chosen={start.chosenFor(representation)}
          switches={start.switches}
          onChoose={start.choose}
          onSwitch={start.setSwitches}
        />
      )}
      <div className={styles.pair}>
        <TextField
          control={control}
          name="list_price"
          label={copy.createDealDialog.price}
          contentBefore="$"
          inputMode="decimal"
          placeholder="512,000"
          rules={{ validate: checkAmount }}
        />
        <TextField control={control} name="dates.closing" label={copy.createDealDialog.closing} type="date" />
        {phases.length > 0 && (
          <SelectField
            control={control}
            name="phase"
            label={dealFields.phase.label}
            options={phases.map(({ id, name }, index) => ({ value: index === 0 ? '' : id, label: name }))}
          />
        )}
        <SelectField
          control={control}
          name="source"
          label={dealFields.source.label}
          options={codeOptions(contactSourceLabels)}
        />
      </div>
    </>
  )
}
