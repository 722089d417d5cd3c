import { type EditorConfig, type LexicalNode, type NodeKey, type SerializedTextNode, TextNode } from 'lexical'

type SerializedMention = SerializedTextNode & { user: string }

/** A mentioned team member in a note. It is deleted as a whole. */
export class MentionNode extends TextNode {
  __user: string

  constructor(user = '', text = '', key?: NodeKey) {
    super(text, key)
    this.__user = user
  }

  static override getType(): string {
    return 'mention'
  }

  static override clone(node: MentionNode): MentionNode {
    return new MentionNode(node.__user, node.__text, node.__key)
  }

  static override importJSON({ user, text }: SerializedMention): MentionNode {
    return $createMention(user, text.replace(/^@/, ''))
  }

  override exportJSON(): SerializedMention {
    return { ...super.exportJSON(), user: this.__user }
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config)
    const className: unknown = config.theme['mention']
    if (typeof className === 'string') element.className = className
    return element
  }

  override isTextEntity(): true {
    return true
  }

  override canInsertTextBefore(): boolean {
    return false
  }

  override canInsertTextAfter(): boolean {
    return false
  }
}

/** A mention of the user with this `name`. */
export const $createMention = (user: string, name: string): MentionNode =>
  new MentionNode(user, `@${name}`).setMode('token')

export const $isMention = (node: LexicalNode | null | undefined): node is MentionNode => node instanceof MentionNode
