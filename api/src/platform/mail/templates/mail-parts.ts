/** The content of an email, before rendering as HTML and text. */
import type { MailData, Template } from './mail-data.ts'

export type MailParts = {
  subject: string
  /** Whose letterhead it is, if not the product’s: clients know their agent’s brokerage. */
  brokerage?: string
  /** One line that mail clients show after the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** The main action. */
  action?: { label: string; url: string }
  /** Facts with labels, one per line. */
  facts?: [label: string, value: string][]
  /** A user's own words, with their line breaks. */
  quote?: string
  /** Further notes: how long a link is valid, what to do if it was not you. */
  notes: string[]
  /** The recipient of replies, if not the sender. */
  replyTo?: string
}

/** What emails need to know about this installation. */
export type MailSettings = {
  /** The web app's URL, without a trailing slash. */
  webUrl: string
  /** What addresses for replies end with; undefined if the installation takes no email. */
  replyDomain?: string | undefined
  /** Signs unsubscribe links. */
  secret?: string | undefined
}

/** An email as it is sent. */
export type WrittenMail = {
  subject: string
  html: string
  text: string
  replyTo: string | undefined
  /** The name that it comes from, if it isn't the product's. */
  fromName?: string
  /** Where bounces go, if not to the sender. */
  returnPath?: string
  headers?: Readonly<Record<string, string>>
}

/** Writes one kind of email. */
export type Writer<T extends Template> = (data: MailData[T], settings: MailSettings) => MailParts
