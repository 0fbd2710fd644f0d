import { Component } from 'react';
import type { ReactNode } from 'react';
import { emitSiteEvent } from '../../browser/siteEvents.ts';

export interface AdBoundaryProps {
  /** Of the slot; `null` where it has shown nothing yet. */
  label: string | null;
  children: ReactNode;
}

/** An ad that fails is reported and gone; the page does not notice. */
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
