import type { Metadata } from 'next';
import { ScopedCases } from '@/components/case/scoped-cases';
import { scopedCasesMetadata, scopeParams } from '@/lib/pages/scoped-lists';

interface Props {
  params: Promise<{ alias: string; id: string }>;
}

export const generateStaticParams = () => scopeParams('domain');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return scopedCasesMetadata('domain', await params);
}

export default async function ScopedDomainCasesPage({ params }: Props) {
  return <ScopedCases scope="domain" address={await params} />;
}
