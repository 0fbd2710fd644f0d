/** One file of a program in the editor. Names are relative to the main file's folder: `Demo.tsx`, `data.ts`. */
export interface LiveFile {
  name: string;
  source: string;
}
