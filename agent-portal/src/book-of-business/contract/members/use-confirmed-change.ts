import { useEffect, useRef, useState } from 'react';
import type { PcpChangeDetail } from '#shared/book-of-business/individuals/contract-detail.record';

/** The change that the carrier has confirmed since the page opened; one at a time, until it is closed. */
export function useConfirmedChange(changes: readonly PcpChangeDetail[]) {
  const [confirmed, setConfirmed] = useState<PcpChangeDetail | null>(null);
  const known = useRef(new Set(changes.filter(isConfirmed).map(({ Id }) => Id)));
  useEffect(() => {
    const news = changes.filter((change) => isConfirmed(change) && !known.current.has(change.Id));
    news.forEach(({ Id }) => known.current.add(Id));
    if (news[0]) {
      setConfirmed(news[0]);
    }
  }, [changes]);
  return { confirmed, close: () => setConfirmed(null) };
}

const isConfirmed = ({ Status }: PcpChangeDetail): boolean => Status === 'Changed';
