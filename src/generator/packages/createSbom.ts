import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { ShippedPackage } from './listShipped.ts';

/** Recognizes SPDX ids, and calls this function to recognize expressions. Everything else is a name. */
const licenses = new Contrib.License.Factories.LicenseFactory((text) => {
  if (!/^\(?[\w.+-]+( (AND|OR) [\w.+-]+)+\)?$/.test(text)) throw new Error('Not an expression.');
});

/** Creates a CycloneDX SBOM as JSON. It has no date and no random id, so the same packages always lead to the same text. */
export function createSbom(
  project: { name: string; version: string },
  packages: readonly ShippedPackage[],
): string {
  const bom = new Models.Bom();
  bom.metadata.component = createComponent(Enums.ComponentType.Application, project);
  for (const shipped of packages) {
    const component = createComponent(Enums.ComponentType.Library, shipped);
    if (shipped.license) component.licenses.add(licenses.makeFromString(shipped.license));
    const hash = toHash(shipped.integrity);
    if (hash) component.hashes.set(Enums.HashAlgorithm['SHA-512'], hash);
    bom.components.add(component);
    bom.metadata.component.dependencies.add(component.bomRef);
  }
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(normalizers).serialize(bom, { sortLists: true, space: 2 });
}

function createComponent(
  type: Enums.ComponentType,
  { name, version }: { name: string; version: string },
): Models.Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return new Models.Component(type, name, { version, purl, bomRef: purl });
}

/** `sha512-` and base64, as npm writes it, → hexadecimal digits. */
function toHash(integrity: string | undefined): string | undefined {
  const [, base64] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return base64 && Buffer.from(base64, 'base64').toString('hex');
}
