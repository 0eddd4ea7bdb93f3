-- The auditor compares turns of wheels and shares of packets with what was paid (L17).
grant select on wheel_spin, packet_pool, packet_share to tessera_auditor;
