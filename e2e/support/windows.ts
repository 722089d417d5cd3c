/** The windows in which every screen is looked at: a desktop, a small laptop, a tablet and a phone. */
export const PHONE = { width: 390, height: 844 }
export const WINDOWS = [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 768, height: 1024 }, PHONE]
