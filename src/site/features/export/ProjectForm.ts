/** A form that sends a project to a sandbox. */
export interface ProjectForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}
