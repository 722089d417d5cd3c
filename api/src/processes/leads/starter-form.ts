/** What a new form says until someone changes it. Pure. */
import { LeadFormPhone } from 'openapi/codes'

/** The texts and fields of a new form of this brokerage. */
export const starterForm = (brokerage: string) => ({
  title: 'Get in touch',
  intro: 'Tell us what you’re looking for, and we’ll get back to you.',
  phone: LeadFormPhone.optional,
  // US law on calls and texts wants the caller's name and the second sentence (47 CFR 64.1200(f)(9)).
  consent: `I agree that ${brokerage} may call, text or email me about my inquiry. Consent isn’t a condition of any purchase. Message and data rates may apply.`,
  privacy_url: '',
  thanks: 'Thanks! We got your message and will be in touch soon.',
})
