/** What the rules of form fields say. */
export const copy = {
  formRules: {
    emailMissing: 'Enter an email address',
    emailInvalid: 'Enter a valid email address',
    phoneMissing: 'Enter a phone number',
    phoneInvalid: 'Enter a phone number, such as (512) 555-0142',
  },
}
