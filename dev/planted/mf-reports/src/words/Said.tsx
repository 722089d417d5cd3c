/** Words outside the copy file. */
export const Said = () => <p>Two words</p>
