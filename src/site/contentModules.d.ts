/** Pages and demos by their path from the root; made by `src/generator/content/contentModules.ts`. */
declare module 'virtual:content-modules' {
  export function importContent(file: string): Promise<{ default: unknown }>;
}
