/** What the page of a web form says besides the account's own words. */
export const copy = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneOptional: 'Phone (optional)',
  message: 'What can we help with?',
  about: 'About',
  send: 'Send',
  /** A field that people can't see. */
  website: 'Leave this field empty',
  sentTitle: 'Sent',
  closedTitle: 'This form is closed',
  closed: 'It doesn’t take messages anymore. Contact us another way.',
  errorTitle: (title: string) => `Error: ${title}`,
  check: 'Check the fields marked below.',
  late: 'This page was open for a long time. Check your message, then send it again.',
  quick: 'That was fast. Check your message, then send it again.',
  crowded: 'We’re getting too many messages right now. Try again in an hour.',
  errors: {
    first_name: 'Enter your first name',
    last_name: 'Enter your last name',
    email: 'Enter your email address, such as name@example.com',
    phone: 'Enter a phone number, such as (860) 555-0142',
    message: 'Shorten your message',
    consent: 'Check this box so that we may contact you',
  },
}
