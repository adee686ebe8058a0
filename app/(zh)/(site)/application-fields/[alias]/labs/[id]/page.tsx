import type { Metadata } from 'next';
import { ScopedLabs } from '@/components/lab/scoped-labs';
import { scopedLabsMetadata, scopeParams } from '@/lib/pages/scoped-lists';

interface Props {
  params: Promise<{ alias: string; id: string }>;
}

export const generateStaticParams = () => scopeParams('domain');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return scopedLabsMetadata(await params);
}

export default async function ScopedDomainLabsPage({ params }: Props) {
  return <ScopedLabs address={await params} />;
}
