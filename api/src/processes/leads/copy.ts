/** What the email about a new lead names. */
export const copy = {
  phone: 'Phone',
  email: 'Email',
  property: 'Property',
  message: 'Message',
  claimBy: 'Claim by',
}
