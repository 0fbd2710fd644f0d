/** The demos that set each prop of a product's components. Loaded when a reader asks for the demos of a prop. */
export interface ApiUses {
  /** Title and URL of each demo. */
  demos: (readonly [title: string, href: string])[];
  /** Component, without plan or platform → prop → indexes of demos. */
  components: Record<string, Record<string, number[]>>;
}

/** Lists the demos that set a prop. */
export function listUses(
  { demos, components }: ApiUses,
  component: string,
  prop: string,
): { title: string; href: string }[] {
  return (components[component]?.[prop] ?? []).flatMap((index) => {
    const [title, href] = demos[index] ?? [];
    return title && href ? [{ title, href }] : [];
  });
}
