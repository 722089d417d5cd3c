export const contactsPage = 'contacts'
