import type { Metadata } from 'next';
import { ScopedCases } from '@/components/case/scoped-cases';
import { scopedCasesMetadata, scopeParams } from '@/lib/pages/scoped-lists';

interface Props {
  params: Promise<{ alias: string; id: string }>;
}

export const generateStaticParams = () => scopeParams('module');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return scopedCasesMetadata('module', await params);
}

export default async function ScopedModuleCasesPage({ params }: Props) {
  return <ScopedCases scope="module" address={await params} />;
}
