/** What the email about a new lead names. */
export const copy = {
  phone: 'Phone',
  email: 'Email',
  property: 'Property',
  price: 'Price',
  language: 'Speaks',
  message: 'Message',
  claimBy: 'Claim by',
}
