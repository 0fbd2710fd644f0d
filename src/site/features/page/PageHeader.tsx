import type { ReactNode } from 'react';
import { isPaidPlan } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';
import { LongName } from '../../ui/LongName.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: string;
  description: string;
  plan?: Plan | undefined;
  children?: ReactNode;
}

export function PageHeader({ title, description, plan, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>
        <LongName text={title} />
        {isPaidPlan(plan) ? (
          <>
            {' '}
            <PlanMark plan={plan} />
          </>
        ) : null}
      </h1>
      <p className={styles.description}>{description}</p>
      {children}
    </div>
  );
}
