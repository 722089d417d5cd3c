import { formatQuantity } from 'ui-kit/format'

/** What the page of emails that need a look says. */
export const copy = {
  link: (count: number) => (count === 1 ? '1 email needs a look' : `${formatQuantity(count, 'email')} need a look`),
  title: 'Needs a look',
  count: (count: number) => formatQuantity(count, 'email'),
  back: 'Back to leads',
  loading: 'Loading emails',
  failed: 'Couldn’t load the emails',
  emptyTitle: 'No emails to look at',
  empty:
    'Emails to your lead sources turn into leads by themselves. One that doesn’t say who’s asking and how to reach them shows up here.',
  more: 'Show more',
  from: (name: string, address: string) =>
    name && address ? `${name} <${address}>` : name || address || 'Unknown sender',
  noSubject: 'No subject',
  via: (source: string) => `to ${source}`,
  unreadable: 'Can’t be read',
  unreadableHint:
    'This email is broken or too big to show safely. If you’re expecting one, ask the sender to send it again.',
  attachments: 'Attachments (not shown)',
  open: 'Read',
  openOf: (subject: string) => `Read ${subject}`,
  dismiss: 'Not a lead',
  dismissOf: (subject: string) => `${subject} is not a lead`,
  dismissed: 'Email dismissed. It’s deleted in 30 days.',
  undone: 'The email is back under Needs a look',
  panel: {
    loading: 'Loading the email',
    failed: 'Couldn’t load the email',
    says: 'Original email',
    hint: 'Pictures and links are left out, so no one learns that you read it.',
    lead: 'New lead',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    address: 'Property',
    make: 'Add lead',
    close: 'Close',
    made: (name: string) => `${name} added as a lead`,
    added: (name: string) => `Added to ${name}, who’s already in your contacts`,
  },
}
