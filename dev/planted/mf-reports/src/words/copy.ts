/** A word that the voice refuses. */
export const copy = { lost: 'The deal could not be loaded', fine: 'Couldn’t load the deal' }
