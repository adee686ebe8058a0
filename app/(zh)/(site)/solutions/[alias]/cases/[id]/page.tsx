import type { Metadata } from 'next';
import { ScopedCases } from '@/components/case/scoped-cases';
import { scopedCasesMetadata, scopeParams } from '@/lib/pages/scoped-lists';

interface Props {
  params: Promise<{ alias: string; id: string }>;
}

export const generateStaticParams = () => scopeParams('solution');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return scopedCasesMetadata('solution', await params);
}

export default async function ScopedSolutionCasesPage({ params }: Props) {
  return <ScopedCases scope="solution" address={await params} />;
}
