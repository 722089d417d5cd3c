/** The code that a text stands for, such as the value of an option; undefined where it is none. */
export function codeOf<Code extends string | number>(
  codes: Readonly<Record<string, Code>>,
  text: string | null | undefined,
): Code | undefined {
  return Object.values(codes).find((code) => String(code) === text)
}
