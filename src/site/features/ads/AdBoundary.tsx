import { Component } from 'react';
import type { ReactNode } from 'react';
import { emitSiteEvent } from '../../browser/siteEvents.ts';

export interface AdBoundaryProps {
  /** The label of the slot; `null` if it hasn't shown anything yet. */
  label: string | null;
  children: ReactNode;
}

/** Reports and removes an ad that crashes. The page isn't affected. */
export class AdBoundary extends Component<AdBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    emitSiteEvent({ name: 'ad', action: 'crash', label: this.props.label ?? 'null' });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
