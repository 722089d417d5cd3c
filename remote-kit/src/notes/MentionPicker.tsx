import { mergeClasses } from '@fluentui/react-components'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  LexicalTypeaheadMenuPlugin,
  MenuOption,
  useBasicTypeaheadTriggerMatch,
} from '@lexical/react/LexicalTypeaheadMenuPlugin'
import { $createTextNode } from 'lexical'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import type { TeamPeople } from '#session/team-people.ts'
import { copy } from './copy.ts'
import { $createMention } from './MentionNode.ts'
import { useNoteEditorStyles } from './NoteEditor.styles.ts'
import { $typedMention } from './typed-mention.ts'

/** The longest list that is still easy to scan. */
const MOST = 8

class PersonOption extends MenuOption {
  readonly user: string
  readonly name: string
  constructor(user: string, name: string) {
    super(user)
    this.user = user
    this.name = name
  }
}

export interface MentionPickerProps {
  people: TeamPeople
  /** Where the list is rendered: inside the theme, below the editor. */
  place: HTMLElement
}

/** Suggests team members while an @ is typed. */
export function MentionPicker({ people, place }: MentionPickerProps) {
  const styles = useNoteEditorStyles()
  const [editor] = useLexicalComposerContext()
  const [words, setWords] = useState<string | null>(null)
  const isTrigger = useBasicTypeaheadTriggerMatch('@', { minLength: 0 })
  const options = useMemo(() => {
    const wanted = (words ?? '').toLowerCase()
    return people.active
      .map(({ user }) => new PersonOption(user, people.nameOf(user)))
      .filter(
        ({ name }) =>
          name !== '' &&
          name
            .toLowerCase()
            .split(' ')
            .concat(name.toLowerCase())
            .some((part) => part.startsWith(wanted)),
      )
      .slice(0, MOST)
  }, [people, words])

  return (
    <LexicalTypeaheadMenuPlugin
      options={options}
      triggerFn={isTrigger}
      onQueryChange={setWords}
      onSelectOption={({ user, name }, _typed, close) =>
        editor.update(() => {
          const mention = $typedMention()?.replace($createMention(user, name))
          if (mention) {
            const space = $createTextNode(' ')
            mention.insertAfter(space)
            space.select()
          }
          close()
        })
      }
      menuRenderFn={(_anchor, { selectedIndex, selectOptionAndCleanUp, setHighlightedIndex, options: shown }) =>
        shown.length === 0
          ? null
          : createPortal(
              <div className={styles.people} role="listbox" aria-label={copy.mentionPicker.label}>
                {shown.map((option, at) => (
                  <div
                    key={option.key}
                    ref={(element) => option.setRefElement(element)}
                    role="option"
                    tabIndex={-1}
                    id={`typeahead-item-${at}`}
                    aria-selected={selectedIndex === at}
                    className={mergeClasses(styles.person, selectedIndex === at && styles.chosen)}
                    onMouseEnter={() => setHighlightedIndex(at)}
                    // Chosen on mousedown, so that the caret stays in the note.
                    onMouseDown={(event) => {
                      event.preventDefault()
                      selectOptionAndCleanUp(option)
                    }}
                  >
                    <PersonAvatar name={option.name} size={24} decorative />
                    {option.name}
                  </div>
                ))}
              </div>,
              place,
            )
      }
    />
  )
}
