/** Words of bad news that waits for an agent's approval. */
export const copy = {
  badNewsPanel: {
    title: 'Your clients haven’t heard about this yet',
    label: 'Your message',
    hint: 'We’ll email it to every client with access who gets email updates. Nothing goes out until you send it.',
    missing: 'Write a message',
    send: 'Send to clients',
    drop: 'Don’t send',
  },
  useSendMessage: {
    sent: 'Message sent',
  },
}
