-- Offers in the operators' console: how many people each act needs. What they write goes through the functions of `schema/rewards`.
insert into console_policy (action, needs, least) values ('offer.create', 2, 2), ('offer.live', 2, 2), ('offer.stop', 2, 1);
