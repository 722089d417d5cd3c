import { Button } from '@fluentui/react-components'
import { MentionRegular } from '@fluentui/react-icons/svg/mention'
import { TextBoldRegular } from '@fluentui/react-icons/svg/text-bold'
import { TextBulletListRegular } from '@fluentui/react-icons/svg/text-bullet-list'
import { TextItalicRegular } from '@fluentui/react-icons/svg/text-italic'
import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr'
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getSelection, $isRangeSelection, FORMAT_TEXT_COMMAND } from 'lexical'
import { copy } from './copy.ts'

/** Buttons for formatting, lists and mentions. */
export function NoteToolbar() {
  const [editor] = useLexicalComposerContext()
  const mention = () =>
    editor.update(() => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) return
      const before = selection.anchor.getNode().getTextContent().slice(0, selection.anchor.offset)
      selection.insertText(before === '' || before.endsWith(' ') ? '@' : ' @')
    })
  const tools = [
    {
      label: copy.noteToolbar.bold,
      icon: <TextBoldRegular />,
      run: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'),
    },
    {
      label: copy.noteToolbar.italic,
      icon: <TextItalicRegular />,
      run: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'),
    },
    {
      label: copy.noteToolbar.bulleted,
      icon: <TextBulletListRegular />,
      run: () => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined),
    },
    {
      label: copy.noteToolbar.numbered,
      icon: <TextNumberListLtrRegular />,
      run: () => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined),
    },
    { label: copy.noteToolbar.mention, icon: <MentionRegular />, run: mention },
  ]
  return tools.map(({ label, icon, run }) => (
    <Button
      key={label}
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => editor.focus(run)}
    />
  ))
}
