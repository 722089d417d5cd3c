/** Finds folders with too many files to see at a glance. */
import { dirname } from 'node:path'

const MOST_FILES = 25

/** One line for each folder with too many source files, including tests and styles. */
export function largeFolders(files: readonly string[]): string[] {
  const byFolder = Map.groupBy(
    files.filter((file) => /\.tsx?$/.test(file)),
    (file) => dirname(file),
  )
  return [...byFolder].flatMap(([folder, inside]) =>
    inside.length > MOST_FILES
      ? [
          `large-folder: ${folder} holds ${inside.length} files, at most ${MOST_FILES}\n    Give what belongs together a folder of its own in it, named after what it is.`,
        ]
      : [],
  )
}
