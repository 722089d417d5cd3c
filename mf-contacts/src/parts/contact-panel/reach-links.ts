/** Links that open a phone, messaging or mail app. */

const digits = (phone: string) => phone.replace(/[^\d+]/g, '')

export const callLink = (phone: string): string => `tel:${digits(phone)}`
export const textLink = (phone: string): string => `sms:${digits(phone)}`
export const mailLink = (email: string): string => `mailto:${email}`
