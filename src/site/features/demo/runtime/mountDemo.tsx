import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoProviders } from './DemoProviders.tsx';

/** Brings one demo to life inside its stage. */
export function mountDemo(stage: HTMLElement, Demo: ComponentType): void {
  stage.removeAttribute('aria-label');
  createRoot(stage, { identifierPrefix: `${stage.dataset['demo']}-` }).render(
    <DemoProviders>
      <Demo />
    </DemoProviders>,
  );
  stage.dataset['state'] = 'live';
}
