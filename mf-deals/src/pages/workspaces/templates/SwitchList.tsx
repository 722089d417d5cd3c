import { Button, Input } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import {
  addSwitch,
  changeSwitch,
  remove,
  type DraftEditorProps,
} from '#pages/workspaces/templates/draft/template-draft.ts'
import { useTemplateEditorStyles } from './TemplateEditor.styles.ts'

/** The switches of a template: questions when it is applied, such as whether the purchase is in cash. */
export function SwitchList({ draft, isDisabled, onChange }: DraftEditorProps) {
  const styles = useTemplateEditorStyles()
  return (
    <div className={styles.switches}>
      <Hint>{copy.switchList.hint}</Hint>
      {draft.switches.map(({ key, name }, i) => (
        <div key={key} className={styles.switch}>
          <Input
            aria-label={copy.switchList.label(i + 1)}
            value={name}
            disabled={isDisabled}
            maxLength={100}
            placeholder={copy.switchList.placeholder}
            onChange={(_, { value }) => onChange(changeSwitch(draft, key, { name: value }))}
          />
          {!isDisabled && (
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={copy.switchList.remove(name || copy.switchList.theSwitch)}
              onClick={() => onChange(remove(draft, key))}
            />
          )}
        </div>
      ))}
      {!isDisabled && (
        <Button className={styles.end} size="small" icon={<AddRegular />} onClick={() => onChange(addSwitch(draft))}>
          {copy.switchList.add}
        </Button>
      )}
    </div>
  )
}
