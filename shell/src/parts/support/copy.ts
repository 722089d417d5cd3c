/** What support tickets say. */
export const copy = {
  supportTicketDialog: {
    title: 'Contact support',
    submit: 'Send ticket',
    pending: 'Sending…',
  },
  ticketFields: {
    subject: 'Subject',
    subjectMissing: 'Enter a subject',
    description: 'What happened?',
    descriptionHint: 'What you did, what you saw and what you expected.',
    descriptionMissing: 'Tell us what happened',
    type: 'Type',
    priority: 'Priority',
  },
  /** Fixed by docs/specification.md §8. */
  sent: 'Thank you for submitting a support ticket! Our team will review and work on it as soon as possible.',
}
