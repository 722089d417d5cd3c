/** What a new form says until someone changes it. */
import { LeadFormPhone } from 'openapi/codes'

export const starterForm = {
  title: 'Get in touch',
  intro: 'Tell us what you’re looking for, and we’ll get back to you.',
  phone: LeadFormPhone.optional,
  consent: 'I agree to be contacted by phone, text or email about my inquiry.',
  thanks: 'Thanks! We got your message and will be in touch soon.',
}
