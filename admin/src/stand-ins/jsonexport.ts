/** The file that react-admin would write by itself. Every list of the console has its own, or none. */
export default function writeFileOfAnyList(): never {
  throw new Error('A list with a button for its file names its exporter.');
}
