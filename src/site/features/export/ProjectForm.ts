/** A form that a sandbox takes a project by. */
export interface ProjectForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}
