/** What a mail says, before it is laid out as HTML and as text. */
import type { MailData, Template } from './mail-data.ts'

export type MailParts = {
  subject: string
  /** One line that mail programs show behind the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Labelled values, one a line. */
  facts?: [label: string, value: string][]
  /** Somebody's own words, kept with their line breaks. */
  quote?: string
  /** What else there is to know: how long a link lives, what to do if it was not you. */
  notes: string[]
  /** Who gets the answer, where that is not the sender. */
  replyTo?: string
}

/** What letters need to know of this installation. */
export type MailSettings = {
  /** Where the product's pages are, without a slash at the end. */
  webUrl: string
}

/** Writes one kind of letter. */
export type Writer<T extends Template> = (data: MailData[T], settings: MailSettings) => MailParts

/** `Hello Maya,`. */
export const hello = (firstName: string): string => (firstName ? `Hello ${firstName},` : 'Hello,')
