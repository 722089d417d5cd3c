import { Button } from '@fluentui/react-components'
import { ListItemNode, ListNode } from '@lexical/list'
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { HeadingNode } from '@lexical/rich-text'
import { CLEAR_EDITOR_COMMAND, COMMAND_PRIORITY_EDITOR, $getRoot } from 'lexical'
import type { NoteBody } from 'openapi'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { FormProblem } from '#forms/FormProblem.tsx'
import { userProfileAtom } from 'remote-kit/session'
import type { TeamPeople } from '#session/team-people.ts'
import { copy } from './copy.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { MentionNode } from './MentionNode.ts'
import { MentionPicker } from './MentionPicker.tsx'
import { $readBody, $writeBody } from './note-state.ts'
import { useNoteEditorStyles } from './NoteEditor.styles.ts'
import { NoteToolbar } from './NoteToolbar.tsx'

export interface NoteEditorProps {
  label: string
  people: TeamPeople
  /** The note to edit; omitted for a new one. */
  body?: NoteBody
  action: string
  placeholder: string
  isPending: boolean
  error: unknown
  /** Saves the note; `clear` then empties the editor. */
  onSave: (body: NoteBody, clear: () => void) => void
  onCancel?: () => void
  /** Whether it may be saved without any text. */
  isOptional?: boolean
  /** Where it is written, such as `deal 6560…`. What was begun there is kept in this tab until it is saved or emptied. */
  draft?: string
  /** Takes the focus at once. By default only the editor of an existing note does. */
  takesFocus?: boolean
}

const NODES = [HeadingNode, ListNode, ListItemNode, MentionNode]

/** Rich text editor for a note, with @ for mentions. Ctrl+Enter saves, Esc leaves. */
export function NoteEditor(props: NoteEditorProps) {
  const styles = useNoteEditorStyles()
  const { people } = props
  const { body, keep } = useDraft(props)
  const config = {
    namespace: 'note',
    nodes: NODES,
    theme: {
      mention: styles.mention,
      text: { bold: styles.bold, italic: styles.italic, strikethrough: styles.strike },
    },
    editorState: body ? () => $writeBody(body, (user) => people.nameOf(user)) : null,
    onError: (error: Error) => {
      throw error
    },
  }
  return (
    <LexicalComposer initialConfig={config}>
      <EditorBox {...props} isBegun={Boolean(body)} onWrite={keep} />
    </LexicalComposer>
  )
}

function EditorBox({
  label,
  people,
  body,
  action,
  isPending,
  error,
  onSave,
  onCancel,
  placeholder,
  isOptional = false,
  takesFocus = body !== undefined,
  isBegun,
  onWrite,
}: NoteEditorProps & { isBegun: boolean; onWrite: (body: NoteBody) => void }) {
  const styles = useNoteEditorStyles()
  const [editor] = useLexicalComposerContext()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isEmpty, setIsEmpty] = useState(!isBegun)

  useEffect(() => editor.registerTextContentListener((text) => setIsEmpty(text.trim() === '')), [editor])
  useEffect(() => {
    // What is being saved is no draft, unless it is refused.
    if (isPending) return onWrite([])
    if (error) onWrite(editor.read($readBody))
    return editor.registerUpdateListener(({ editorState }) => onWrite(editorState.read($readBody)))
  }, [editor, onWrite, isPending, error])
  useEffect(
    () =>
      editor.registerCommand(
        CLEAR_EDITOR_COMMAND,
        () => {
          $getRoot().clear()
          return true
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor],
  )
  useEffect(() => {
    if (takesFocus) editor.focus()
  }, [editor, takesFocus])

  const save = () => {
    const written = editor.read($readBody)
    if ((written.length > 0 || isOptional) && !isPending)
      onSave(written, () => editor.dispatchCommand(CLEAR_EDITOR_COMMAND, undefined))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    } else if (event.key === 'Escape' && !event.defaultPrevented) {
      if (onCancel) onCancel()
      // A panel or dialog around it must not close with what was written.
      else if (!isEmpty) event.stopPropagation()
    }
  }

  return (
    <div ref={setPlace} className={styles.editor} onKeyDownCapture={onKeyDown}>
      <div className={styles.box}>
        <RichTextPlugin
          contentEditable={<ContentEditable className={styles.input} aria-label={label} />}
          placeholder={
            <div className={styles.placeholder} aria-hidden>
              {placeholder}
            </div>
          }
          ErrorBoundary={LexicalErrorBoundary}
        />
      </div>
      <HistoryPlugin />
      <ListPlugin />
      {place && <MentionPicker people={people} place={place} />}
      {Boolean(error) && (
        <div className={styles.problem}>
          <FormProblem error={error} />
        </div>
      )}
      <div className={styles.bar}>
        <NoteToolbar />
        <div className={styles.end}>
          {onCancel && <Button onClick={onCancel}>{copy.editorBox.cancel}</Button>}
          <Button appearance="primary" disabledFocusable={(isEmpty && !isOptional) || isPending} onClick={save}>
            {action}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** What the editor begins with, and how it keeps what is written. */
function useDraft({ body, draft }: NoteEditorProps): { body: NoteBody | undefined; keep: (body: NoteBody) => void } {
  const user = useAtomValue(userProfileAtom)?.id
  const [begun] = useState(() => (user && draft ? readDraft(user, draft) : null))
  const keep = useCallback(
    (written: NoteBody) => {
      if (user && draft) keepDraft(user, draft, written)
    },
    [user, draft],
  )
  return { body: body ?? begun ?? undefined, keep }
}
